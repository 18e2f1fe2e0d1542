import { tagOf, type SiteLanguage } from './language'

/** Countries with their names in a language, sorted by name. */
export function namedIn<Code extends string>(
  language: SiteLanguage,
  codes: readonly Code[],
): { readonly code: Code; readonly name: string }[] {
  const names = new Intl.DisplayNames(tagOf[language], { type: 'region' })
  const { compare } = new Intl.Collator(tagOf[language])
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((item, other) => compare(item.name, other.name))
}
