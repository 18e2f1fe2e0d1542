const bytes = 16

/** A random key of 32 hexadecimal digits. Unlike `crypto.randomUUID` it also works on pages without https. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
