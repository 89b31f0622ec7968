const SHAPES = [/\bsk-[\w-]{8,}/g, /\bBearer\s+[\w.~+/=-]{8,}/gi, /(?<=:\/\/)[^\s/@:]+:[^\s/@]+(?=@)/g];
const SHORTEST_SECRET = 4;

/** Names of environment variables whose values are secret. */
export const SECRET_VARIABLES = ['NEO4J_PASSWORD', 'OPENAI_API_KEY', 'COHERE_API_KEY'] as const;

/** A text with every given secret, and everything shaped like a key or a login in an address, replaced by `[redacted]`. */
export function redact(text: string, secrets: readonly string[] = []): string {
  const named = secrets
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .sort((left, right) => right.length - left.length)
    .reduce((rest, secret) => rest.replaceAll(secret, '[redacted]'), text);
  return SHAPES.reduce((rest, shape) => rest.replace(shape, '[redacted]'), named);
}
