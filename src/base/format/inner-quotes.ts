/** A text as it is written within quotation marks, where its own ones are single, in English as in Chinese. */
export const withInnerQuotes = (text: string): string => text.replaceAll('“', '‘').replaceAll('”', '’')
