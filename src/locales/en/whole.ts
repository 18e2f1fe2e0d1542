import { en, type English } from './index'
import { later } from './later'

/** All English texts, for programs that do not load them in two parts. Some groups have texts in both. */
export const wholeEnglish: English = {
  ...en,
  ...later,
  form: { ...en.form, ...later.form },
  list: { ...en.list, ...later.list },
  pickers: { ...en.pickers, ...later.pickers },
  settings: { ...en.settings, ...later.settings },
}
