import type { Context, MiddlewareHandler, Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import { AppError } from "#domain/app-error.ts";
import { authorize } from "#domain/staff/authorize.ts";
import type { Permission } from "#domain/staff/permissions.ts";
import type { StaffEnvironment } from "./environment.ts";

type Guard = {
  /** Undefined: whoever comes, with or without a session. */
  permission: Permission | undefined;
  /** Whether the answer goes on for as long as somebody listens. */
  stream: boolean;
};

/** What a call needs that depends on its path. */
export type Needed = { usual: Permission; of: (context: Context) => Permission };

type Handler = MiddlewareHandler<StaffEnvironment>;

const guards = new WeakMap<object, Guard>();

const usualBody = 2 * 1024 * 1024;

/**
 * Stands before every call of the back office and says who may make it. The session is read from
 * the database each time, so that a change of role or a disabled account counts with the next call.
 */
export function requirePermission(
  needed: Permission | Needed,
  { bodyUpTo = usualBody, stream = false }: { bodyUpTo?: number; stream?: boolean } = {},
): Handler {
  const usual = typeof needed === "string" ? needed : needed.usual;
  return attachGuard({ permission: usual, stream }, async (context, next) => {
    const permission = typeof needed === "string" ? needed : needed.of(context);
    const staff = await context.get("readStaff")(context.req.raw.headers, context.get("ip"));
    if (!staff) throw new AppError("unauthenticated");
    await authorize({ staff, permission });
    context.set("staff", staff);
    return limitBody({ context, next, bodyUpTo });
  });
}

/** Stands before the few calls of people who cannot sign in yet; they bring a secret of their own. */
export function allowAnyone(): Handler {
  return attachGuard({ permission: undefined, stream: false }, (context, next) =>
    limitBody({ context, next, bodyUpTo: 10_000 }),
  );
}

/** What a handler was declared to need; undefined when it is no guard. */
export function guardOf(handler: object): Guard | undefined {
  return guards.get(handler);
}

function attachGuard(guard: Guard, handler: Handler): Handler {
  guards.set(handler, guard);
  return handler;
}

function limitBody({
  context,
  next,
  bodyUpTo,
}: {
  context: Context<StaffEnvironment>;
  next: Next;
  bodyUpTo: number;
}) {
  const limit = bodyLimit({
    maxSize: bodyUpTo,
    onError: () => {
      throw new AppError("too-large");
    },
  });
  return limit(context, next);
}
