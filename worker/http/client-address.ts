/** The client's address as the platform says it; `unknown` when it says none. */
export function clientAddress(request: Request): string {
  return request.headers.get("cf-connecting-ip") ?? "unknown";
}
