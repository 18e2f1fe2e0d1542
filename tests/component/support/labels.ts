type Labelled = HTMLElement & { readonly labels: NodeListOf<HTMLLabelElement> | null }

const labelable = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]

/**
 * Implements the property `labels` of form controls by the `for` of labels and by labels around a control. jsdom
 * walks through the whole document for each label, for each control: in a form of twenty fields one `getByLabelText`
 * takes a second. A control outside the document is left to jsdom.
 */
export function findLabelsByFor(): void {
  for (const { prototype } of labelable) {
    const original = Object.getOwnPropertyDescriptor(prototype, 'labels')
    const walk = original?.get
    if (!walk || walk === labels) continue
    const defaults = (control: Labelled) => walk.call(control) as Labelled['labels']
    originals.set(prototype, defaults)
    Object.defineProperty(prototype, 'labels', { ...original, get: labels })
  }
}

const originals = new Map<object, (control: Labelled) => Labelled['labels']>()

function labels(this: Labelled): ArrayLike<HTMLLabelElement> | null {
  const isHidden = this instanceof HTMLInputElement && this.type === 'hidden'
  if (isHidden) return null
  if (!this.isConnected || this.getRootNode() !== document)
    return originals.get(Object.getPrototypeOf(this) as object)?.(this) ?? null
  const isNamed = this.id !== '' && document.getElementById(this.id) === this
  const found = [...document.getElementsByTagName('label')].filter((label) =>
    label.hasAttribute('for')
      ? isNamed && label.htmlFor === this.id
      : label.contains(this) && label.control === this,
  )
  return Object.assign(found, { item: (index: number) => found[index] ?? null })
}
