import type { Beginning } from '../../recurrence/presets'
import type { Rule } from '../../recurrence/rule'

export interface CustomRuleProps {
  readonly rule: Rule
  readonly beginning: Beginning
  readonly onChange: (rule: Rule) => void
}
