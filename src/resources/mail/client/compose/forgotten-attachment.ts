import { writtenText } from './written-text'

/** Words that announce an attachment, in English and in Chinese. */
const announced =
  /\b(?:attach(?:ed|ing|ment|ments)?|enclosed|enclosing|enclosure)\b|附件|附上|附有|附带|随附|随信附/i

/** Whether the written text of a mail announces an attachment. */
export const announcesAttachment = (html: string): boolean => announced.test(writtenText(html))
