/** A thing of schema.org, as search engines read it in a page (JSON-LD). */
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

/** A page of questions with their answers, both as plain text. */
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

/** A thing as it stands in a script element: nothing in it ends that. */
export const asScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')
