import type { IcsAnswer, IcsEvent, IcsPerson } from '../ics-event'
import { textOf } from '../text-value'
import { propertiesOf, propertyOf, type Component } from './components'
import type { ContentLine } from './content-lines'

const answers: Readonly<Record<string, IcsAnswer>> = {
  ACCEPTED: 'accepted',
  TENTATIVE: 'tentative',
  DECLINED: 'declined',
}
const maxPeople = 500

/** The organizer of an event. */
export function organizerOf(component: Component): IcsPerson | null {
  const line = propertyOf(component, 'ORGANIZER')
  return (line && personIn(line)) ?? null
}

/** The people who are invited, without rooms and things. */
export function attendeesOf(component: Component): IcsEvent['attendees'] {
  const people = new Map<string, IcsEvent['attendees'][number]>()
  for (const line of propertiesOf(component, 'ATTENDEE')) {
    const kind = line.parameters.get('CUTYPE')?.toUpperCase()
    const person = personIn(line)
    if (!person || kind === 'ROOM' || kind === 'RESOURCE' || people.size >= maxPeople) continue
    const answer = answers[line.parameters.get('PARTSTAT')?.toUpperCase() ?? ''] ?? 'none'
    people.set(person.address, { ...person, answer })
  }
  return [...people.values()]
}

/** A person by the address in the value, or in a parameter beside an identifier of another kind. */
function personIn({ value, parameters }: ContentLine): IcsPerson | undefined {
  const address = addressIn(value) ?? addressIn(parameters.get('EMAIL') ?? '')
  if (address === undefined) return undefined
  const name = textOf(parameters.get('CN') ?? '')
    .replaceAll(/\s/g, ' ')
    .slice(0, 100)
    .trim()
  return { address, name: name === '' || name.toLowerCase() === address ? null : name }
}

function addressIn(value: string): string | undefined {
  const text = value
    .trim()
    .replace(/^mailto:/i, '')
    .trim()
    .toLowerCase()
  const at = text.indexOf('@')
  const isAddress = at > 0 && at < text.length - 1 && at === text.lastIndexOf('@')
  return isAddress && text.length <= 254 && !/[\s:/<>"\\]/.test(text) ? text : undefined
}
