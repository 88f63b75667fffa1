import type { Job } from "#domain/careers/get-job.ts";
import type { JobKind } from "#domain/careers/job-content.ts";
import { plain, type Text } from "#domain/language/text.ts";
import { m } from "#text";
import { absolute, type Site } from "../seo/page-meta.ts";
import { jobPath } from "./addresses.ts";

const employment: Record<JobKind, string> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  internship: "INTERN",
};

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** A job for search engines; their description is a piece of HTML. */
export function jobPosting({ site, job }: { site: Site; job: Job }) {
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: plain(job.title),
    description: [
      `<p>${escapeHtml(plain(job.summary))}</p>`,
      part(m.job_tasks(), job.tasks),
      part(m.job_profile(), job.profile),
      part(m.job_offer(), job.offer),
    ].join(""),
    identifier: { "@type": "PropertyValue", name: plain(site.siteName), value: job.id },
    datePosted: job.date,
    employmentType: employment[job.kind],
    inLanguage: site.lang,
    directApply: true,
    url: absolute({ ...site, path: jobPath(job) }),
    hiringOrganization: {
      "@type": "Organization",
      "@id": `${site.origin}/#organization`,
      name: plain(site.siteName),
      sameAs: site.origin,
    },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: plain(job.place),
        addressCountry: "CN",
      },
    },
  };
}

function part(title: string, lines: Text[]): string {
  const entries = lines.map((line) => `<li>${escapeHtml(plain(line))}</li>`);
  return `<h3>${escapeHtml(title)}</h3><ul>${entries.join("")}</ul>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => escapes[character] ?? "");
}
