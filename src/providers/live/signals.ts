import { useEffect, useEffectEvent } from 'react'
import { createListeners } from '#base/listeners'
import type { Signal } from '../data/change'

const signals = createListeners<[Signal]>()

/** Passes a signal of the stream on to its subscribers. */
export const publishSignal = (signal: Signal): void => signals.notify(signal)

/** Calls a function for each signal of a name, while the component is mounted. */
export function useSignal(name: string, onSignal: (signal: Signal) => void): void {
  const take = useEffectEvent(onSignal)
  useEffect(() => signals.listen((signal) => void (signal.name === name && take(signal))), [name])
}
