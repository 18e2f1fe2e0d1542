import { escaped } from './escaped'

// Characters that XML 1.0 does not allow, and halves of characters.
// oxlint-disable-next-line no-control-regex -- The pattern matches control characters on purpose.
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu

/** Escapes text for XML and removes characters that it does not allow. */
export const xmlText = (text: string): string => escaped(text.replaceAll(forbidden, ''))
