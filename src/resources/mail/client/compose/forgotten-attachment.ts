import { writtenText } from '../text/written-text'

/** Words that announce an attachment, in English and in Chinese. */
const announced =
  /\b(?:attach(?:ed|ing|ment|ments)?|enclosed|enclosing|enclosure)\b|附件|附上|附有|附带|随附|随信附/i

const plainText = (html: string) => writtenText(html).replaceAll(/\s+/g, ' ').trim()

/** Whether the written text of a mail announces an attachment; the signature is no written text. */
export const announcesAttachment = (html: string, signature: string): boolean =>
  announced.test(plainText(html).replace(plainText(signature), ''))
