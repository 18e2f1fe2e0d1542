let token: string | undefined

/** Sends a token with every request from now on; without one the header is removed. */
export function setBearer(next: string | undefined): void {
  token = next
}

/** The authorization header of requests; undefined without a token. */
export const bearerHeader = (): string | undefined => (token ? `Bearer ${token}` : undefined)
