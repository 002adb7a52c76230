// Every outcome of a law of chance.
#pragma once

#include <bit>

#include "dice/dice.h"

namespace foxtray::env {

namespace detail {

template <class Visit>
void each_face(unsigned dice, dice::Throw so_far, Visit& visit) {
  if (dice == 0) return visit(so_far);
  const int die = std::countr_zero(dice);
  for (dice::Face face = 1; face <= 6; ++face) {
    dice::Throw next = so_far;
    next.set_face(die, face);
    each_face(dice & (dice - 1), next, visit);
  }
}

template <class Visit>
void each_bag(unsigned left, dice::Face from, dice::Throw so_far, Visit& visit) {
  if (left == 0) return visit(so_far);
  for (dice::Face face = from; face <= 6; ++face) {
    dice::Throw next = so_far;
    next.add(face);
    each_bag(left - 1, face, next, visit);
  }
}

template <class Visit>
void each_row(const dice::Chance& chance, dice::Throw faces, Visit& visit) {
  for (int first = 0; first < dice::kMaxDice; ++first) {
    for (int second = 0; second < dice::kMaxDice; ++second) {
      for (int third = 0; third < dice::kMaxDice; ++third) {
        dice::Throw outcome = faces;
        outcome.set_row(0, first);
        outcome.set_row(1, second);
        outcome.set_row(2, third);
        if (dice::possible(chance, outcome)) visit(outcome);
      }
    }
  }
}

}  // namespace detail

/// Each outcome once. A serve has some hundred thousand.
template <class Visit>
void each_outcome(const dice::Chance& chance, Visit visit) {
  switch (chance.law) {
    case dice::Law::none:
      return;
    case dice::Law::distinct:
      return detail::each_face(chance.dice, {}, visit);
    case dice::Law::like:
      return detail::each_bag(chance.dice, 1, {}, visit);
    case dice::Law::serve: {
      auto with_rows = [&](dice::Throw faces) { detail::each_row(chance, faces, visit); };
      return detail::each_face((1U << dice::kMaxDice) - 1, {}, with_rows);
    }
    case dice::Law::card:
      for (unsigned card = 0; card < 8; ++card)
        if ((chance.dice >> card & 1) != 0) visit(dice::Throw(card));
      return;
  }
}

}  // namespace foxtray::env
