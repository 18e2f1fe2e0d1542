import type { AnyField } from '#define/kinds'

/** One comparison of a filter. */
export interface Comparison {
  readonly op: string
  readonly values: readonly unknown[]
}

const arrays = new Set(['choices', 'tags', 'refs'])
const ordered = new Set(['integer', 'decimal', 'money', 'date', 'datetime'])

/** The operators that a field supports. */
export function operatorsFor(field: AnyField): string[] {
  const empty = field.optional ? ['null', 'nnull'] : []
  if (arrays.has(field.kind)) return ['eq', 'ne', 'in', 'nin', 'null', 'nnull']
  if (field.kind === 'text') return ['eq', 'ne', 'like', ...empty]
  if (field.kind === 'boolean') return ['eq', 'ne', ...empty]
  const range = ordered.has(field.kind) ? ['gt', 'gte', 'lt', 'lte', 'between'] : []
  return ['eq', 'ne', 'in', 'nin', ...range, ...empty]
}

type Test = (held: unknown, values: readonly unknown[]) => boolean
type Scalar = string | number

const has = (held: unknown) => held !== null && held !== undefined
const compared = (holds: (held: Scalar, value: Scalar) => boolean): Test => {
  return (held, [value]) => has(held) && holds(held as Scalar, value as Scalar)
}

const scalar: Readonly<Record<string, Test>> = {
  eq: (held, [value]) => has(held) && held === value,
  ne: (held, [value]) => held !== value,
  in: (held, values) => has(held) && values.includes(held),
  nin: (held, values) => !values.includes(held),
  gt: compared((held, value) => held > value),
  gte: compared((held, value) => held >= value),
  lt: compared((held, value) => held < value),
  lte: compared((held, value) => held <= value),
  between: (held, [low, high]) =>
    has(held) && (held as Scalar) >= (low as Scalar) && (held as Scalar) <= (high as Scalar),
  like: (held, [value]) => has(held) && hasWords(String(held), String(value)),
  null: (held) => !has(held),
  nnull: has,
}

const within = (held: unknown) => held as readonly unknown[]
const listed: Readonly<Record<string, Test>> = {
  eq: (held, values) => values.every((value) => within(held).includes(value)),
  ne: (held, values) => !values.every((value) => within(held).includes(value)),
  in: (held, values) => values.some((value) => within(held).includes(value)),
  nin: (held, values) => !values.some((value) => within(held).includes(value)),
  null: (held) => within(held).length === 0,
  nnull: (held) => within(held).length > 0,
}

/** Whether a stored value satisfies a comparison; empty values satisfy only `ne`, `nin` and `null`. */
export function holds(field: AnyField, held: unknown, { op, values }: Comparison): boolean {
  const test = (arrays.has(field.kind) ? listed : scalar)[op]
  if (!test) throw new Error(`No oracle for ${op}`)
  return test(held, values)
}

const chinese = /[\u3400-\u9fff]/

/** Whether a text contains all typed terms as prefixes; Chinese characters must be adjacent as typed. */
export function hasWords(text: string, typed: string): boolean {
  const plain = text.toLowerCase().replaceAll(/<[^>]*>/g, ' ')
  const texts = plain.split(/[^\p{L}\p{N}\p{M}]+|(?=[\u3400-\u9fff])|(?<=[\u3400-\u9fff])/u)
  const wanted = typed
    .toLowerCase()
    .split(
      /[^\p{L}\p{N}\p{M}]+|(?<=[\u3400-\u9fff])(?![\u3400-\u9fff])|(?<![\u3400-\u9fff])(?=[\u3400-\u9fff])/u,
    )
    .filter((word) => word !== '')
  const found = (word: string) =>
    chinese.test(word) ? plain.includes(word) : texts.some((item) => item.startsWith(word))
  return wanted.length > 0 && wanted.every(found)
}
