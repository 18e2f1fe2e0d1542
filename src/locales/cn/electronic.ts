import type { electronic as english } from '../en/electronic'
import type { Translated } from '../translations'

/** 关于电子发票的文字。 */
export const electronic = {
  needs: '电子发票需要：{{fields}}。',
  need: '{{field}}',
} satisfies Translated<typeof english>
