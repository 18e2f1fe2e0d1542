import { modes } from './tokens'
import { settingAttributes, settingNames, settingValues } from './settings'

/**
 * The inline script in the head of every page: sets the attributes of the root element from the cookies before the
 * first paint. A string, as it must run before any file has loaded; the content security policy allows it by its
 * hash.
 */
export const firstPaintScript = (): string =>
  `for(const[n,a,v]of ${JSON.stringify(table)}){` +
  "const c=document.cookie.match('(?:^|; )'+n+'=([a-z]+)');" +
  'if(c&&v.includes(c[1]))document.documentElement.setAttribute(a,c[1])}' +
  // The browser's interface around the page, if the page sets its colour.
  "{const t=document.querySelector('meta[name=theme-color]');" +
  `if(t&&document.documentElement.dataset.theme==='light')t.content='${modes.light.background}'}`

const table = settingNames.map((name) => [name, settingAttributes[name], settingValues[name].map(String)])
