/** A schema.org object for search engines (JSON-LD). */
export interface Thing {
  readonly '@context': 'https://schema.org'
  readonly '@type': string
  readonly [property: string]: unknown
}

export const thing = (type: string, properties: object): Thing => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
})

/** A FAQ page with its questions and answers as plain text. */
export const faqPage = (
  requested: readonly { readonly question: string; readonly answer: string }[],
): Thing =>
  thing('FAQPage', {
    mainEntity: requested.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })

/** JSON for a script element, which it cannot close. */
export const asScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')
