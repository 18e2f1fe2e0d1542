/** The id of the element that lists the scripts and styles of the application, as JSON. */
export const programId = 'first-rows-program'

/** The scripts and styles of the application, in the order in which the page had them. */
export interface Program {
  readonly scripts: readonly string[]
  readonly preloads: readonly string[]
  readonly styles: readonly string[]
}

let isStarted = false

/** Loads the application, once. */
export function startProgram(): void {
  if (isStarted) return
  isStarted = true
  const { scripts, preloads, styles } = JSON.parse(
    document.getElementById(programId)?.textContent ?? '',
  ) as Program
  for (const href of styles) link('stylesheet', href)
  for (const href of preloads) link('modulepreload', href)
  for (const address of scripts) import(/* @vite-ignore */ address).catch(() => undefined)
}

function link(rel: string, href: string): void {
  const element = document.createElement('link')
  Object.assign(element, { rel, href, crossOrigin: '' })
  document.head.append(element)
}
