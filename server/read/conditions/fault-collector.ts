import type { Fault } from '#define/parsing/parse'
import { invalid } from '../../base/errors/problem'

/** Maximum number of reported parameters. */
const maxReported = 20

/** Collects the faults of a query, so that all of them are reported at once. */
export class FaultCollector {
  /** Without a prototype, as a parameter may be called `constructor`. */
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
