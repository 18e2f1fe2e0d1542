import type { AnyFields } from '#define/kinds'
import type { Row } from '#providers/data/answers'
import { messageOf } from '#providers/data/http/problem'
import { sameValue, toInput } from '../fields/form-values'
import { ValueRefusal } from '../records/use-value-save'
import { errorsOf, pauseOf } from './live-rules'
import type { FieldStatus, InputErrors, LiveHandlers } from './live-types'

interface Known {
  /** The value of the input for the record that it is based on. */
  base: unknown
  /** What the input had when that value was saved; the server may have trimmed it. */
  clean: unknown
  row: Row
  /** What is being saved. */
  sent?: { readonly value: unknown }
  timer?: ReturnType<typeof setTimeout>
  running?: Promise<void>
}

/** The fields of a record that are saved while they are edited. */
export class LiveFields {
  readonly #fields: AnyFields
  readonly #known = new Map<string, Known>()
  readonly #listeners = new Set<() => void>()
  #statuses: ReadonlyMap<string, FieldStatus> = new Map()
  #version: number
  #handlers: LiveHandlers | undefined

  constructor(fields: AnyFields, row: Row) {
    this.#fields = fields
    this.#version = row.version
    for (const [name, field] of Object.entries(fields)) {
      const base = toInput(field, row[name])
      this.#known.set(name, { base, clean: base, row })
    }
  }

  /** Sets what the fields need from the form, as of the latest rendering. */
  readonly connect = (handlers: LiveHandlers): void => {
    this.#handlers = handlers
  }

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The fields that are not saved. */
  readonly statuses = (): ReadonlyMap<string, FieldStatus> => this.#statuses

  readonly isDirty = (): boolean => this.#statuses.size > 0

  /** Shows a newer version of the record. A value that was typed meanwhile stays, and is marked as a conflict. */
  readonly read = (row: Row): void => {
    if (row.version < this.#version) return
    this.#version = row.version
    for (const [name, known] of this.#known) this.#readField(name, known, row)
  }

  #readField(name: string, known: Known, row: Row): void {
    const field = this.#fields[name]
    const handlers = this.#handlers
    if (!field || !handlers) return
    const theirs = toInput(field, row[name])
    const typed = handlers.valueOf(name)
    if (sameValue(theirs, known.base) || (known.sent && sameValue(theirs, known.sent.value))) return
    if (sameValue(typed, known.clean)) {
      this.#rebase(name, known, row)
      handlers.show(name, theirs)
    } else if (sameValue(typed, theirs)) this.#rebase(name, known, row)
    else this.#set(name, { kind: 'conflict', row })
  }

  #rebase(name: string, known: Known, row: Row): void {
    const field = this.#fields[name]
    if (!field) return
    known.base = known.clean = toInput(field, row[name])
    known.row = row
    this.#set(name, undefined)
  }

  /** Called after each change of an input. */
  readonly change = (name: string): void => {
    const [known, field] = [this.#known.get(name), this.#fields[name]]
    if (!known || !field || this.#statuses.get(name)?.kind === 'conflict') return
    clearTimeout(known.timer)
    if (!this.#isTyped(name, known)) {
      if (!known.running) this.#set(name, undefined)
      return
    }
    if (!known.running) this.#set(name, { kind: 'typed' })
    known.timer = setTimeout(() => void this.commit(name, { isQuiet: true }), pauseOf(field))
  }

  #isTyped(name: string, known: Known): boolean {
    return this.#handlers !== undefined && !sameValue(this.#handlers.valueOf(name), known.clean)
  }

  /** Saves a value that was changed. While the user types (`isQuiet`) a wrong value is not reported yet. */
  readonly commit = async (name: string, { isQuiet = false } = {}): Promise<void> => {
    const [known, handlers] = [this.#known.get(name), this.#handlers]
    if (!known || !handlers) return
    clearTimeout(known.timer)
    // What was typed while another value is being saved is saved after it.
    if (known.running) await known.running
    if (this.#statuses.get(name)?.kind === 'conflict' || !this.#isTyped(name, known)) return
    const checked = handlers.check(name, known.base)
    if ('errors' in checked) {
      if (!isQuiet) this.#refuse(name, checked.errors)
      return
    }
    handlers.showErrors(name, {})
    known.running = this.#send(name, known, checked.value, handlers)
    await known.running
  }

  async #send(name: string, known: Known, value: unknown, handlers: LiveHandlers): Promise<void> {
    // A copy: the form changes its rows in place, also while this value is being saved.
    const typed = structuredClone(handlers.valueOf(name))
    known.sent = { value: typed }
    this.#set(name, { kind: 'saving' })
    try {
      const row = await handlers.save({ row: known.row, name, value })
      this.#version = Math.max(this.#version, row.version)
      this.#rebase(name, known, row)
      known.clean = typed
    } catch (error) {
      const refusal = error instanceof ValueRefusal ? error : undefined
      if (refusal?.current) this.#set(name, { kind: 'conflict', row: refusal.current as Row })
      else this.#refuse(name, errorsOf(name, refusal) ?? { [name]: messageOf(error) })
    }
    delete known.sent
    delete known.running
    if (!this.#statuses.has(name)) this.change(name)
  }

  #refuse(name: string, errors: InputErrors): void {
    this.#handlers?.showErrors(name, errors)
    this.#set(name, { kind: 'refused', message: Object.values(errors)[0] ?? '' })
  }

  /** Ends a conflict: saves what this user typed, or shows what the other user has saved. */
  readonly resolve = (name: string, keep: 'mine' | 'theirs'): void => {
    const [known, status, field] = [this.#known.get(name), this.#statuses.get(name), this.#fields[name]]
    if (!known || !field || status?.kind !== 'conflict') return
    this.#rebase(name, known, status.row)
    if (keep === 'theirs') return this.#handlers?.show(name, known.base)
    void this.commit(name)
  }

  /** Saves everything that is typed; resolves with whether all of it is saved. */
  readonly flush = async (): Promise<boolean> => {
    await Promise.all([...this.#statuses.keys()].map((name) => this.commit(name)))
    return this.#statuses.size === 0
  }

  /** Cancels what was planned. */
  readonly stop = (): void => {
    for (const { timer } of this.#known.values()) clearTimeout(timer)
  }

  #set(name: string, status: FieldStatus | undefined): void {
    const next = new Map(this.#statuses)
    if (status) next.set(name, status)
    else if (!next.delete(name)) return
    this.#statuses = next
    for (const listener of this.#listeners) listener()
  }
}
