/** Checks passwords with Magento's own messages (VAL-01, §5). */
import { refuseInput } from '../refusal.ts';
import { settingNumber, type Settings } from '../store/settings.ts';

const longest = 256;
const classes = [/\d/, /[a-z]/, /[A-Z]/, /[^a-zA-Z0-9]/];

export function checkPassword(password: string, email: string, settings: Settings): void {
  const length = [...password].length;
  const shortest = settingNumber(settings, 'minimum_password_length', 8);
  const kinds = settingNumber(settings, 'required_character_classes_number', 3);
  if (length > longest) throw refuseInput('Please enter a password with at most %1 characters.', [longest]);
  if (length < shortest)
    throw refuseInput('The password needs at least %1 characters. Create a new password and try again.', [
      shortest,
    ]);
  if (password.trim() !== password)
    throw refuseInput("The password can't begin or end with a space. Verify the password and try again.");
  if (classes.filter((one) => one.test(password)).length < kinds)
    throw refuseInput(
      'Minimum of different classes of characters in password is %1. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
      [kinds],
    );
  if (password.toLowerCase() === email.toLowerCase())
    throw refuseInput(
      "The password can't be the same as the email address. Create a new password and try again.",
    );
}
