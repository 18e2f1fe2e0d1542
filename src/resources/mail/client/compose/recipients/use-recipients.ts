import { useEffect, useState } from 'react'
import { useSuggestedRecipients } from '../../compose-data'
import type { Address } from '../../mail-data'

const pause = 150

/**
 * The addresses that are suggested for a text. While the server has not answered for it, those of the text before it
 * that still match.
 */
export function useRecipients(typed: string, isOpen: boolean): readonly Address[] {
  const text = typed.trim()
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  const { data = [], isPlaceholderData } = useSuggestedRecipients(settled, isOpen)
  if (settled === text && !isPlaceholderData) return data
  const start = text.toLowerCase()
  return data.filter(({ name, address }) => `${name ?? ''} ${address}`.toLowerCase().includes(start))
}
