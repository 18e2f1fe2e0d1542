import { countriesOf, fits, type Choice, type Shown } from './choice'

interface Method extends Shown {
  readonly element: HTMLElement
}

/** Updates the explorer when a filter changes: the list, the count and the map. */
export function take(explorer: HTMLElement): void {
  const methods = methodsIn(explorer)
  const follow = () => show(explorer, methods, choiceIn(explorer))
  explorer.addEventListener('change', follow)
  explorer.querySelector('.explorer-empty button')?.addEventListener('click', () => {
    chooseAll(explorer)
    follow()
  })
  follow()
}

const methodsIn = (explorer: HTMLElement): Method[] =>
  [...explorer.querySelectorAll<HTMLElement>('.method')].map((element) => ({
    element,
    group: element.closest<HTMLElement>('[data-group]')?.dataset['group'] ?? '',
    kind: element.dataset['kind'] ?? '',
    countries: element.dataset['countries']?.split(' ') ?? [],
  }))

function choiceIn(explorer: HTMLElement): Choice {
  const chosen = (field: string) =>
    explorer.querySelector<HTMLInputElement | HTMLSelectElement>(field)?.value ?? ''
  return {
    group: chosen('[name=group]:checked'),
    kind: chosen('[name=kind]:checked'),
    country: chosen('[name=country]'),
  }
}

/** The pressed button gets hidden, so the focus moves to what it has changed. */
function chooseAll(explorer: HTMLElement): void {
  for (const button of explorer.querySelectorAll<HTMLInputElement>('[value=""][type=radio]'))
    button.checked = true
  const country = explorer.querySelector<HTMLSelectElement>('[name=country]')
  if (!country) return
  country.value = ''
  country.focus()
}

function show(explorer: HTMLElement, methods: readonly Method[], choice: Choice): void {
  const shown = methods.filter((method) => fits(method, choice))
  for (const method of methods) method.element.hidden = !shown.includes(method)
  for (const group of explorer.querySelectorAll<HTMLElement>('[data-group]'))
    group.hidden = !shown.some((method) => method.group === group.dataset['group'])
  const countries = countriesOf(shown, choice)
  for (const point of explorer.querySelectorAll<SVGElement>('[data-country]'))
    point.toggleAttribute('data-off', !countries.has(point.dataset['country'] ?? ''))
  explorer.dataset['region'] = choice.group
  const count = explorer.querySelector('.explorer-count')
  const copy = explorer.dataset['count'] ?? ''
  if (count)
    count.textContent = copy
      .replace('{{methods}}', String(shown.length))
      .replace('{{countries}}', String(countries.size))
  const empty = explorer.querySelector<HTMLElement>('.explorer-empty')
  if (empty) empty.hidden = shown.length > 0
}
