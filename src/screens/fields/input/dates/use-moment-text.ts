import { useEffect, useEffectEvent, useRef, useState } from 'react'

export interface MomentScript {
  readonly read: (text: string) => string | undefined
  readonly write: (value: string) => string
}

interface Given {
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly script: MomentScript
  readonly emptyUnlessRead: boolean
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * The text of a date input and the value it stands for. Text that cannot be parsed stays in the form as typed, so
 * that nothing is lost and the schema rejects it. The text is formatted again when the value changes elsewhere or the
 * input loses the focus.
 */
export function useMomentText({ value, onChange, script, emptyUnlessRead }: Given) {
  const shown = (each: unknown) => (textOf(each) ? script.write(textOf(each)) : '')
  const [text, setText] = useState(() => shown(value))
  const known = useRef(textOf(value))
  const type = (typed: string) => {
    setText(typed)
    const read = typed.trim() === '' ? null : (script.read(typed) ?? (emptyUnlessRead ? null : typed))
    known.current = textOf(read)
    onChange(read)
  }
  const follow = useEffectEvent((next: string) => {
    if (known.current === next) return
    known.current = next
    setText(shown(next))
  })
  useEffect(() => follow(textOf(value)), [value])
  const tidy = () => {
    if (textOf(value) && script.read(text) !== undefined) setText(shown(value))
  }
  const put = (picked: string | null) => {
    known.current = textOf(picked)
    setText(shown(picked))
    onChange(picked)
  }
  return { text, type, tidy, put }
}
