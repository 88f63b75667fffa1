// Asks the node of this container whether it is alive, where it listens.
const { HOST = "0.0.0.0", PORT = "3000" } = process.env;
const everywhere = HOST === "0.0.0.0" || HOST === "::";
const host = everywhere ? "127.0.0.1" : HOST.includes(":") ? `[${HOST}]` : HOST;
const answer = await fetch(`http://${host}:${PORT}/healthz`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
