/**
 * The answer of a sign-in call without the token of the session, which the library writes into many
 * of them: it is in a cookie that no script can read, and must be nowhere else.
 */
export async function withoutTokens(response: Response): Promise<Response> {
  if (!response.headers.get("Content-Type")?.startsWith("application/json")) return response;
  const body: unknown = JSON.parse(await response.text(), (name, value) =>
    name === "token" ? undefined : value,
  );
  const { status, headers } = response;
  return new Response(JSON.stringify(body), { status, headers });
}
