/**
 * An input of the form inside an element, by its name.
 * @throws Error where there is none.
 */
export function inputOf(element: HTMLElement | null, name: string): HTMLInputElement {
  const input = element?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (!input) throw new Error(`The form has no input ${name}`)
  return input
}
