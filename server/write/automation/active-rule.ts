import type { AnyAutomationRule, RuleEvent, RuleTrigger } from '#define/views/automation'
import type { Cause } from './causes'

/** A rule with what the change log stores about it. */
export interface ActiveRule {
  readonly rule: Omit<AnyAutomationRule, 'label'>
  readonly cause: Cause
  /** The writes that trigger it; all that meet its condition if left out. */
  readonly event?: RuleEvent
  /** What the write itself must change; what other rules set does not count. */
  readonly trigger?: RuleTrigger
  /** What a field does not accept is left out in place of refusing the write, which is not the user's fault. */
  readonly isLenient?: boolean
}
