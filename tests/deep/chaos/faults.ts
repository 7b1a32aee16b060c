/** What can happen to a request on its way between the shop's front door and the backend, each in a word for the table. */

export const faults = {
  before: 'dropped before the server',
  after: 'dropped after the server: the answer is lost',
  while: 'dropped while the server works: it is done, and an order later than the page can ask',
  'status 500': 'answered 500',
  'status 401': 'answered 401',
  'late 20 s': 'on its way for 20 seconds',
  doubled: 'arrives twice at once',
} as const;

export type Fault = keyof typeof faults;

export const faultNames = Object.keys(faults) as readonly Fault[];

/** Nothing of use comes back, however often it is asked. */
export const isUnanswered = (fault: Fault | null): boolean =>
  fault !== null && ['before', 'after', 'while', 'status 500'].includes(fault);

/** As a Magento puts it. */
export const brokenAnswers = {
  500: { message: 'Internal Error. Details are available in Magento log file.' },
  401: {
    message: "The consumer isn't authorized to access %resources.",
    parameters: { resources: 'self' },
  },
} as const;
