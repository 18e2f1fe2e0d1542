import { modes } from './tokens'
import { settingAttributes, settingNames, settingValues } from './settings'

/**
 * The script in the head of every page: sets the attributes of the first element from the cookies before anything is
 * painted. It is text, as it must run before any file has come; its page's policy knows it by its hash.
 */
export const firstPaintScript = (): string =>
  `for(const[n,a,v]of ${JSON.stringify(table)}){` +
  "const c=document.cookie.match('(?:^|; )'+n+'=([a-z]+)');" +
  'if(c&&v.includes(c[1]))document.documentElement.setAttribute(a,c[1])}' +
  // The bars of a browser around the page, where the page names their colour.
  "{const t=document.querySelector('meta[name=theme-color]');" +
  `if(t&&document.documentElement.dataset.theme==='light')t.content='${modes.light.background}'}`

const table = settingNames.map((name) => [name, settingAttributes[name], settingValues[name].map(String)])
