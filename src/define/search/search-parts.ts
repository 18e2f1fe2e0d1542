import type { SearchGroup, SearchItem, SearchPart, SearchTerm } from './define-search'

/** Whether an item is a group in parentheses. */
export const isGroup = <Name extends string>(item: SearchItem<Name>): item is SearchGroup<Name> =>
  'parts' in item

/** All terms of a search, also those in parentheses. */
export const termsIn = <Name extends string>(parts: readonly SearchPart<Name>[]): SearchTerm<Name>[] =>
  parts.flatMap(({ items }) => items.flatMap((item) => (isGroup(item) ? termsIn(item.parts) : [item])))

/** The search without one of its parts. */
export const withoutPart = (parts: readonly SearchPart[], index: number): string =>
  parts
    .filter((_, other) => other !== index)
    .map(({ text }) => text)
    .join(' ')

/** Whether a part is only words; those of all such parts are searched for together. */
export const isPlain = ({ items: [item, ...others] }: SearchPart): boolean =>
  item !== undefined &&
  others.length === 0 &&
  !isGroup(item) &&
  item.operator === undefined &&
  !item.isPhrase &&
  !item.isNot &&
  item.misused === undefined

/** How conditions are written and combined. */
export interface SearchConditions<Name extends string, Condition> {
  /** Of words anywhere in the record, all of which must be there. */
  readonly text: (text: string) => Condition
  /** Of a term, as if it had no `-` in front. */
  readonly term: (term: SearchTerm<Name>) => Condition
  readonly all: (conditions: readonly Condition[]) => Condition
  readonly any: (conditions: readonly Condition[]) => Condition
  readonly not: (condition: Condition) => Condition
}

/** The conditions of the parts of a search, all of which must apply. */
export function conditionsOf<Name extends string, Condition>(
  parts: readonly SearchPart<Name>[],
  write: SearchConditions<Name, Condition>,
): Condition[] {
  const conditionOf = (item: SearchItem<Name>): Condition => {
    const condition = isGroup(item) ? write.all(conditionsOf(item.parts, write)) : write.term(item)
    return item.isNot ? write.not(condition) : condition
  }
  const plain = parts
    .filter(isPlain)
    .flatMap(({ items }) => items.flatMap((item) => (isGroup(item) ? [] : [item.value])))
  const others = parts.filter((part) => !isPlain(part))
  return [
    ...(plain.length > 0 ? [write.text(plain.join(' '))] : []),
    ...others.map(({ items }) => write.any(items.map(conditionOf))),
  ]
}
