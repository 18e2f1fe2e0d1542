import { useEffect, useEffectEvent, type RefObject } from 'react'

type MoveByKey = (index: number, step: number, focused: string | undefined) => void

/** Hears Alt with the arrow keys in the rows of a list: the row's index, up or down, and the name of the focused input. */
export function useRowKeys(body: RefObject<HTMLElement | null>, onMove: MoveByKey): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const target = event.target as HTMLInputElement
    const row = target.closest<HTMLElement>('[data-row]')
    if (!event.altKey || step === undefined || !row) return
    event.preventDefault()
    onMove(Number(row.dataset['row']), step, target.name || undefined)
  })
  useEffect(() => {
    const element = body.current
    const listener = (event: KeyboardEvent) => hear(event)
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [body])
}
