import type { Fault } from '../../src/define/parse'
import { invalid } from '../errors/problem'

/** Gathers what is wrong with a query, so that all of it is told at once. */
export class FaultCollector {
  readonly faults: Record<string, Fault[]> = {}
  add(parameter: string, key: string, values?: Record<string, string | number>): void {
    ;(this.faults[parameter] ??= []).push(values ? { key, values } : { key })
  }
  throwIfAny(): void {
    if (Object.keys(this.faults).length > 0) throw invalid(this.faults)
  }
}
