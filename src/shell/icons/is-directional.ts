import type { IconName } from './icon-name'

/** Whether an icon is mirrored on right-to-left pages. */
export const isDirectional = (name: IconName): boolean => directional.test(name)

const directional =
  /^(arrow-(left|right|square-out|u-up-(left|right))|caret-(double-)?(left|right)|sign-(in|out)|list-(bullets|checks|numbers)|text-align-left|sidebar-simple|paper-plane-tilt|chat-text|export|key-return|arrow-clockwise|arrow-counter-clockwise)$/
