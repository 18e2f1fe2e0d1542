/** Fills the placeholders of a text, such as `{{name}}`. Braces inside values are not replaced. */
export const filled = (sentence: string, values: Readonly<Record<string, string | undefined>>): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '').trim()
