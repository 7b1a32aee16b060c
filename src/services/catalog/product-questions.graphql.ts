/** What is asked beside a product, as fields of its page's document (CAT-02), stock layer. */

import { gql } from 'urql';

/** Questions asked beside a product: something to write, or something to choose. */
export const QuestionFields = gql`
  fragment QuestionFields on CustomizableProductInterface {
    options {
      kind: __typename
      uid
      title
      required
      sort_order
      ... on CustomizableFieldOption {
        entry: value {
          max_characters
          price
          price_type
        }
      }
      ... on CustomizableAreaOption {
        entry: value {
          max_characters
          price
          price_type
        }
      }
      ... on CustomizableDateOption {
        moment: value {
          type
          price
          price_type
        }
      }
      ... on CustomizableFileOption {
        file: value {
          price
          price_type
        }
      }
      ... on CustomizableDropDownOption {
        choices: value {
          uid
          title
          price
          price_type
          sort_order
        }
      }
      ... on CustomizableRadioOption {
        choices: value {
          uid
          title
          price
          price_type
          sort_order
        }
      }
      ... on CustomizableCheckboxOption {
        choices: value {
          uid
          title
          price
          price_type
          sort_order
        }
      }
      ... on CustomizableMultipleOption {
        choices: value {
          uid
          title
          price
          price_type
          sort_order
        }
      }
    }
  }
`;
