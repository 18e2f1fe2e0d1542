import { z } from 'zod'

const address = z.string().regex(/^(%origin%|https?:\/\/[^/]+)\//)
const output = z.string().trim().min(2)

/** What the documentation of search engines requires of each type. */
export const kindsOfData = {
  Organization: z.object({ name: output, legalName: output, url: address, logo: address }),
  BreadcrumbList: z.object({
    itemListElement: z
      .array(
        z.object({ '@type': z.literal('ListItem'), position: z.int().min(1), name: output, item: address }),
      )
      .min(2)
      .refine(
        (items) => items.every(({ position }, index) => position === index + 1),
        'in the order of the way',
      ),
  }),
  FAQPage: z.object({
    mainEntity: z
      .array(
        z.object({
          '@type': z.literal('Question'),
          name: output,
          acceptedAnswer: z.object({ '@type': z.literal('Answer'), text: output }),
        }),
      )
      .min(1),
  }),
  Article: z.object({
    headline: output.max(110),
    image: z.union([address, z.array(address).min(1)]),
    datePublished: z.iso.datetime(),
    dateModified: z.iso.datetime().optional(),
    author: z.object({ '@type': z.enum(['Person', 'Organization']), name: output }),
  }),
} as const

const block = z.looseObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.enum(Object.keys(kindsOfData) as (keyof typeof kindsOfData)[]),
})

export type KindOfData = keyof typeof kindsOfData

/**
 * The validated structured data of a page.
 * @param html of the page, or of its head only
 * @throws ZodError if something is missing or invalid
 */
export const dataIn = (html: string): { kind: KindOfData; data: unknown }[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => {
    const data: unknown = JSON.parse(json)
    const { '@type': kind } = block.parse(data)
    return { kind, data: kindsOfData[kind].parse(data) }
  })
