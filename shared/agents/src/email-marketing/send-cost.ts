/** Price of sending, in cents per thousand e-mails. */
const centsPerThousand = 500

/** What sending to a list once costs, in whole cents, rounded up. */
export function sendCost(contacts: number): number {
  return Math.ceil((contacts * centsPerThousand) / 1000)
}
