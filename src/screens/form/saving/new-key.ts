const bytes = 16

/** A key that nobody else has: 32 hexadecimal digits. It also works on a page without https. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
