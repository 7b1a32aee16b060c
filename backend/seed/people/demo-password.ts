/** The password of every demonstration customer; printed in the README, so it protects nothing. */
export const demoPassword = 'Water4all!';
