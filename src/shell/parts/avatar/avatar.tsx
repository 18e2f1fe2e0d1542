import { useTranslation } from 'react-i18next'
import './avatar.css'
import { Photo } from './photo'

export interface Person {
  readonly id: string
  readonly displayName: string
  readonly photoURL?: string | null
}

interface AvatarProps {
  readonly person: Person
  /** In pixels. */
  readonly size?: 20 | 24 | 36 | 40 | 64 | 128
}

/** The picture of a user: the photo, or else their initials on a colour derived from the id. */
export function Avatar({ person: { id, displayName, photoURL }, size = 36 }: AvatarProps) {
  return (
    <span className="avatar" data-size={size} data-tint={tintOf(id)} title={displayName}>
      {/* The initials are CSS content, so that they are not part of the accessible name of a button around. */}
      <span aria-hidden="true" data-initials={initialsOf(displayName)} />
      {photoURL && <Photo address={photoURL} size={size} />}
    </span>
  )
}

/** The maximum number of avatars in a group. */
const max = 4

/** Several users: at most four avatars, and the number of the others. */
export function AvatarGroup({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation()
  // As in MUI, the number of the others takes one of the four positions.
  const shown = people.length > max ? people.slice(0, max - 1) : people
  const left = people.length - shown.length
  // Users whose names the reader may not see have none.
  const names = people.flatMap(({ displayName }) => displayName || []).join(', ')
  return (
    <span
      className="avatar-group"
      {...(names ? { role: 'img', 'aria-label': names } : { 'aria-hidden': true })}
    >
      {shown.map((person) => (
        <Avatar key={person.id} person={person} />
      ))}
      {left > 0 && (
        <span className="avatar" data-size={36} title={t('shell.morePeople', { count: left })}>
          +{left}
        </span>
      )}
    </span>
  )
}

const tints = ['primary', 'info', 'success', 'warning', 'error'] as const

/** A tint derived from the id. */
function tintOf(id: string): string {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return tints[sum % tints.length] ?? tints[0]
}

/** The first letters of the first and the last word; of a Chinese name the last two characters. */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/).filter(Boolean)
  const [first = ''] = parts
  if (/^\p{Script=Han}+$/u.test(first)) return [...first].slice(-2).join('')
  const last = parts.slice(1).at(-1) ?? ''
  return [first, last].map((word) => [...word][0]?.toUpperCase() ?? '').join('')
}
