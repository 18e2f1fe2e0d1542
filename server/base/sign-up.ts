/** Who may register: everybody, everybody whom an administrator then approves, or only invited users. */
export const signUps = ['open', 'approval', 'invited'] as const
export type SignUp = (typeof signUps)[number]
