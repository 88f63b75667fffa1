import type { Context } from "hono";
import { auditExport, exportInquiries } from "#domain/inquiries/export-inquiries.ts";
import { inquirySorts } from "#domain/inquiries/list-inquiries.ts";
import { writeCsv } from "#domain/inquiries/write-csv.ts";
import { writeXlsx } from "#domain/inquiries/write-xlsx.ts";
import { getLocale } from "#text/runtime";
import type { StaffEnvironment } from "./environment.ts";
import { inquiryFilter } from "./inquiries-filter.ts";
import { readList } from "./read-input.ts";

const formats = {
  csv: { write: writeCsv, type: "text/csv; charset=utf-8" },
  xlsx: {
    write: writeXlsx,
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
};

/** A file of all inquiries that a list would show page by page, sent while it is written. */
export async function sendExport(
  context: Context<StaffEnvironment>,
  format: keyof typeof formats,
): Promise<Response> {
  const { q, filter } = readList(context, { sorts: inquirySorts, filter: inquiryFilter });
  await auditExport({ q, filter, format, actor: context.get("staff") });
  const { write, type } = formats[format];
  const rows = exportInquiries({ q, filter, lang: getLocale() });
  const day = new Date().toISOString().slice(0, 10);
  return context.body(streamOf(write(rows)), 200, {
    "Content-Type": type,
    "Content-Disposition": `attachment; filename="inquiries-${day}.${format}"`,
  });
}

/** Asks for the next part when the last one has been taken, and stops when the browser has gone. */
export function streamOf(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}
