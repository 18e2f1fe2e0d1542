import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { AnyResource } from '#define'
import { useAddressQuery } from '#providers/router/address-query'
import type { Opened } from './record-drawer'

/** The parameter of the URL with the id of the card whose dialog is open. */
const parameter = 'record'

/**
 * What is open above a board. The card whose dialog is open is kept in the URL: Back closes it, and the URL can be sent
 * to others. The form of a new card or of a column has no URL.
 */
export function useOpenedCards(resource: AnyResource, focusOn: (id: string) => void) {
  const [query, change] = useAddressQuery()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [form, setForm] = useState<Opened>()
  const [field, setField] = useState<string>()
  const id = query.get(parameter) ?? undefined
  const isOpenedHere = (state as { isOpenedHere?: boolean } | null)?.isOpenedHere === true

  const open = (next: Opened) => {
    const card = next.resource === resource ? next.id : undefined
    if (card === undefined) return setForm(next)
    setField(next.field)
    change(
      (before) => {
        before.set(parameter, card)
        return before
      },
      { preventScrollReset: true, state: { isOpenedHere: true } },
    )
  }
  const close = () => {
    // The entry of the history before it is the board.
    if (isOpenedHere) return void navigate(-1)
    change(
      (before) => {
        before.delete(parameter)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }
  const previous = useRef(id)
  useEffect(() => {
    const closed = previous.current
    previous.current = id
    // Only now: as long as the dialog is open, it takes the focus back.
    if (id === undefined && closed !== undefined) focusOn(closed)
  }, [id, focusOn])
  return { id, field, open, close, form, closeForm: () => setForm(undefined) }
}
