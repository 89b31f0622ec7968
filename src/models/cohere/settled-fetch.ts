/**
 * `fetch` that answers with status 0 where there is no connection, instead of throwing.
 * The SDK forgets its timeout timer when fetch throws, which would keep a finished process alive until the timeout.
 */
export async function settledFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(input, init);
  } catch (thrown) {
    const { message, cause } = thrown as Partial<Error>;
    const reason = (cause as Partial<Error> | undefined)?.message;
    const silence = new Response([message, reason].filter(Boolean).join(': '));
    return Object.defineProperty(silence, 'status', { value: 0 });
  }
}
