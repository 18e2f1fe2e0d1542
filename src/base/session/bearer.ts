let token: string | undefined

/** Applies a token to every request from now on; without one the header is removed. */
export function setBearer(next: string | undefined): void {
  token = next
}

/** The header of requests that need identity; nothing where nobody is signed in. */
export const bearerHeader = (): string | undefined => (token ? `Bearer ${token}` : undefined)
