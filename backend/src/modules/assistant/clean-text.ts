/** Characters that steer a terminal, a line or a reader instead of being read, and halves of characters. */
const unseen = /(?![\n\t\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu

/** What somebody wrote, without what cannot be read; card numbers keep only their end. */
export function cleanText(text: string): string {
  return maskCards(text.replace(/\r\n?/g, '\n').replace(unseen, '')).trim()
}

const digitRun = /(?<!\d)\d(?:[ .-]?\d){12,18}(?!\d)/g

/** A card number has no business in a conversation: nobody should find it in a transcript. */
function maskCards(text: string): string {
  return text.replace(digitRun, (run) => {
    const digits = run.replace(/\D/g, '')
    return isCardNumber(digits) ? `[cartão final ${digits.slice(-4)}]` : run
  })
}

/** Does the last digit check the others (Luhn)? */
function isCardNumber(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0 && !/^(\d)\1+$/.test(digits)
}
