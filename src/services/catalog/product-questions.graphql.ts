/** Fields for the custom options of a product page, stock layer (CAT-02). */

import { gql } from '#transport/gql.ts';

/** Custom options of a product: typed values or choices. */
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
