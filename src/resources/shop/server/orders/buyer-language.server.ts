import type { Language } from '#server/base/caller'
import type { Queryable } from '#server/base/database'

/** The language of a buyer's account; English if the account is gone. */
export async function languageOfBuyer(database: Queryable, buyer: string): Promise<Language> {
  const [found] = await database.query<{ locale: Language }>({
    name: 'shop_buyer_language',
    text: 'select "locale" from "users" where "id" = $1',
    values: [buyer],
  })
  return found?.locale ?? 'en'
}
