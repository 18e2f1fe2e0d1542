/**
 * An input inside an element, by name.
 * @throws Error if there is none.
 */
export function inputOf(element: HTMLElement | null, name: string): HTMLInputElement {
  const input = element?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (!input) throw new Error(`The form has no input ${name}`)
  return input
}
