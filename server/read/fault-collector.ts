import type { Fault } from '#define/parse'
import { invalid } from '../base/errors/problem'

/** So many parameters are told of at most. */
const maxReported = 20

/** Gathers what is wrong with a query, so that all of it is told at once. */
export class FaultCollector {
  /** Without a prototype: a parameter may be called `constructor`. */
  readonly faults = Object.create(null) as Record<string, Fault[]>
  add(parameter: string, key: string, values?: Record<string, string | number>): void {
    if (!(parameter in this.faults) && Object.keys(this.faults).length >= maxReported) return
    const list = (this.faults[parameter] ??= [])
    if (list.length === 0) list.push(values ? { key, values } : { key })
  }
  throwIfAny(): void {
    if (Object.keys(this.faults).length > 0) throw invalid(this.faults)
  }
}
